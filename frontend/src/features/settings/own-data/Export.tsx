import { errorMessages, type ExportFormat } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { ErrorNotice } from '@/components/states';
import { entryErrorWords } from '@/forms/form-errors';
import { useExportDreamsMutation } from './own-data-api';

const FORMATS: { format: ExportFormat; name: string; use: string }[] = [
  { format: 'json', name: 'JSON으로 내려받기', use: '꿈풀이로 다시 가져올 때' },
  { format: 'md', name: 'Markdown으로 내려받기', use: '글로 읽을 때' },
  { format: 'csv', name: 'CSV로 내려받기', use: '엑셀 같은 표로 볼 때' },
];

function save(address: string, format: ExportFormat): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = `kkumpuri-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}

export function Export() {
  const [exportDreams] = useExportDreamsMutation();
  const [busy, setBusy] = useState<ExportFormat>();
  const [failure, setFailure] = useState<string>();
  const attempt = async (format: ExportFormat) => {
    setFailure(undefined);
    setBusy(format);
    try {
      save(await exportDreams(format).unwrap(), format);
    } catch (thrown) {
      setFailure(entryErrorWords(errorMessages.exportFailed)(asApiError(thrown)));
    }
    setBusy(undefined);
  };
  return (
    <section className="stack" aria-labelledby="export-heading">
      <h2 id="export-heading">내려받기</h2>
      <p>적은 꿈과 해석을 모두 파일 하나에 담아요.</p>
      <dl className="facts one-column">
        {FORMATS.map(({ format, name, use }) => (
          <div key={format}>
            <dt>{use}</dt>
            <dd>
              <Button busy={busy === format && '담는 중...'} onClick={() => void attempt(format)}>
                {name}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <ErrorNotice message={failure} />
    </section>
  );
}
