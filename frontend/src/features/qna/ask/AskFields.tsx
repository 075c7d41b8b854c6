import { countCharacters, limits, questionCategories, trimText } from '@kkumpuri/contract';
import { Field } from '@/components/Field';
import { TextField } from '@/forms/TextField';
import type { useAskForm } from './use-ask-form';

function Counter({ text, most }: { text: string; most: number }) {
  const count = countCharacters(trimText(text));
  return (
    <p className={count > most ? 'counter over' : 'counter'}>
      {count}/{most}
    </p>
  );
}

export function AskFields({ field, values }: Pick<ReturnType<typeof useAskForm>, 'field' | 'values'>) {
  const title = field('title');
  const category = field('category');
  const content = field('content');
  return (
    <>
      <Field {...title} below={<Counter text={values.title} most={limits.questionTitle.max} />}>
        {(tied) => <input className="input" autoComplete="off" {...tied} {...title.control} />}
      </Field>
      <Field {...category}>
        {(tied) => (
          <select className="input" {...tied} {...category.control}>
            {questionCategories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Field {...content} below={<Counter text={values.content} most={limits.questionContent.max} />}>
        {(tied) => <textarea className="input" rows={10} {...tied} {...content.control} />}
      </Field>
      <TextField {...field('author')} most={limits.nickname.max} autoComplete="nickname" placeholder="익명" />
    </>
  );
}
