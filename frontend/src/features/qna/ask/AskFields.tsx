import { countCharacters, limits, questionCategories, trimText } from '@kkumpuri/contract';
import { Field } from '@/components/Field';
import { TextField } from '@/forms/TextField';
import type { useAskForm } from './use-ask-form';

function Counter({ text, maxCharacters }: { text: string; maxCharacters: number }) {
  const count = countCharacters(trimText(text));
  return (
    <p className={count > maxCharacters ? 'counter over' : 'counter'}>
      {count}/{maxCharacters}
    </p>
  );
}

export function AskFields({ field, values }: Pick<ReturnType<typeof useAskForm>, 'field' | 'values'>) {
  const title = field('title');
  const category = field('category');
  const content = field('content');
  return (
    <>
      <Field {...title} below={<Counter text={values.title} maxCharacters={limits.questionTitle.max} />}>
        {(inputProps) => <input className="input" autoComplete="off" {...inputProps} {...title.control} />}
      </Field>
      <Field {...category}>
        {(inputProps) => (
          <select className="input" {...inputProps} {...category.control}>
            {questionCategories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        {...content}
        below={<Counter text={values.content} maxCharacters={limits.questionContent.max} />}
      >
        {(inputProps) => <textarea className="input" rows={10} {...inputProps} {...content.control} />}
      </Field>
      <TextField
        {...field('author')}
        maxCharacters={limits.nickname.max}
        autoComplete="nickname"
        placeholder="익명"
      />
    </>
  );
}
