import { type Interpretation, type Reading, verdictNames } from '@kkumpuri/contract';
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { LiveRegion } from '@/components/page/LiveRegion';
import { authorMark } from '@/features/reading/authorship';
import { formatDate } from '@/lib/dates';

interface SharePictureProps {
  row: Interpretation;
  reading: Reading;
}

const FILE_NAME = '꿈풀이.png';
const FAILED = '이미지를 만들지 못했어요. 잠시 후 다시 시도해주세요.';

async function draw({ row, reading }: SharePictureProps): Promise<string> {
  const { drawPicture } = await import('./draw-picture');
  const canvas = await drawPicture({
    heading: reading.headline ?? reading.summary,
    verdict: reading.traditional.verdict,
    symbols: reading.symbols.map(({ name }) => name),
    when: formatDate(row.created_at),
    author: authorMark(row),
  });
  return canvas.toDataURL('image/png');
}

function fileOf(picture: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  return new File([bytes], FILE_NAME, { type: 'image/png' });
}

const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], FILE_NAME, { type: 'image/png' })] });

/** Creates an image of the reading for sharing. It does not contain the dream text. */
export function SharePicture({ row, reading }: SharePictureProps) {
  const [picture, setPicture] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const make = async () => {
    setBusy(true);
    setFailure('');
    try {
      setPicture(await draw({ row, reading }));
    } catch {
      setFailure(FAILED);
    } finally {
      setBusy(false);
    }
  };
  const send = async (made: string) => {
    // Closing the share sheet rejects the promise. That is not an error.
    await navigator.share({ files: [fileOf(made)] }).catch(() => undefined);
  };
  return (
    <>
      <Button look="primary" busy={busy && '그리는 중...'} onClick={() => void make()}>
        <ImageDown size={20} aria-hidden="true" />
        이미지로 공유
      </Button>
      <LiveRegion text={failure} />
      {picture && (
        <Dialog title="이미지로 공유" onClose={() => setPicture(undefined)}>
          <img
            className="share-picture"
            src={picture}
            width={1080}
            height={1350}
            alt={`${reading.headline ?? reading.summary} – ${verdictNames[reading.traditional.verdict]}`}
          />
          <p className="soft small">적으신 꿈 내용은 들어가지 않아요.</p>
          <div className="row">
            <Button look="quiet" onClick={() => setPicture(undefined)}>
              닫기
            </Button>
            <a className="button" href={picture} download={FILE_NAME}>
              이미지 저장
            </a>
            {canShareFiles() && (
              <Button look="primary" onClick={() => void send(picture)}>
                보내기
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
