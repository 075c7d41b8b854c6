import { readingLabels, type StreamSection, streamSections } from '@kkumpuri/contract';
import { DreamText } from '@/features/reading/DreamText';
import { useSaveReadingPlace } from '@/features/reading/kept-place';
import type { LiveInterpretation } from './live-slice';
import { StopWriting } from './StopWriting';

const SECTION_NAMES: Record<StreamSection, string> = {
  summary: '한 줄 요약',
  traditional: readingLabels.traditional,
  psychological: readingLabels.psychological,
};

export function stageOf({ phase, position, overdue }: LiveInterpretation): string {
  if (overdue) return '생각보다 오래 걸리고 있어요. 닫았다가 돌아와도 이어집니다.';
  if (phase === 'writing') return '해석을 쓰고 있어요. 닫았다가 돌아와도 이어집니다.';
  if (position > 0) return `앞에 ${position}개의 꿈이 기다리고 있어요. 닫았다가 돌아와도 이어집니다.`;
  return '꿈을 읽기 시작했어요. 닫았다가 돌아와도 이어집니다.';
}

/** Page of a running interpretation: the dream and its symbols at once, then the streamed text. */
export function WorkInProgress({ id, live }: { id: string; live: LiveInterpretation }) {
  useSaveReadingPlace();
  const written = streamSections.filter((section) => live.sections[section]);
  return (
    <section className="wrap work" aria-label="해석이 써지는 동안" aria-busy="true">
      {live.dream && <DreamText heading="나의 꿈" dream={live.dream} />}
      {live.symbols.length > 0 && (
        <ul className="found plain-list" aria-label="꿈에서 찾은 상징">
          {live.symbols.map(({ id, name, gist }) => (
            <li key={id}>
              <b>{name}</b>
              <span className="soft">{gist}</span>
            </li>
          ))}
        </ul>
      )}
      {written.map((section, place) => (
        <div key={section} className="writing">
          <h2 id={section}>{SECTION_NAMES[section]}</h2>
          <p className={place === written.length - 1 ? 'pen' : undefined}>{live.sections[section]}</p>
        </div>
      ))}
      <StopWriting id={id} />
    </section>
  );
}
