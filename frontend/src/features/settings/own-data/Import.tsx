import { errorMessages, type ImportAnswer } from '@kkumpuri/contract';
import { type FormEvent, useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { ErrorNotice } from '@/components/states';
import { entryErrorWords } from '@/forms/form-errors';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useImportDreamsMutation } from './own-data-api';

const resultMessage = ({ imported, skipped }: ImportAnswer) =>
  skipped.length === 0
    ? `꿈 ${imported}개를 가져왔어요.`
    : `꿈 ${imported}개를 가져왔고, ${skipped.length}개는 가져오지 않았어요.`;

export function Import() {
  const [importDreams, { isLoading }] = useImportDreamsMutation();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const [failure, setFailure] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(answer && resultMessage(answer));
  const attempt = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const file = new FormData(event.currentTarget).get('file');
    setAnswer(undefined);
    setFailure(undefined);
    if (!(file instanceof File) || file.name === '') return setFailure('파일을 먼저 골라주세요.');
    try {
      setAnswer(await importDreams(file).unwrap());
    } catch (thrown) {
      setFailure(entryErrorWords(errorMessages.importFailed)(asApiError(thrown)));
    }
  };
  return (
    <section className="stack" aria-labelledby="import-heading">
      <h2 id="import-heading">가져오기</h2>
      <form className="stack card" onSubmit={(event) => void attempt(event)}>
        <Field
          label="꿈이 담긴 파일"
          hint="꿈풀이에서 내려받은 JSON, 또는 date와 text 열이 있는 CSV. 이미 있는 꿈은 다시 들어오지 않아요."
        >
          {(inputProps) => (
            <input
              {...inputProps}
              className="input"
              type="file"
              name="file"
              accept=".json,.csv,application/json,text/csv"
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={isLoading && '가져오는 중...'}>
          가져오기
        </Button>
        <p role="status" ref={notice} tabIndex={-1} className={answer && 'notice'}>
          {answer && resultMessage(answer)}
        </p>
        <ErrorNotice message={failure} />
      </form>
      {answer && answer.skipped.length > 0 && (
        <details>
          <summary>가져오지 않은 줄</summary>
          <ul>
            {answer.skipped.map(({ row, reason }) => (
              <li key={row}>
                {row}번째: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
