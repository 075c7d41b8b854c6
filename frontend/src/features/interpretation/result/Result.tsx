import type { Interpretation } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { useUser } from '@/features/auth/use-auth';
import { WarmWord } from '@/features/care/WarmWord';
import { Answer, Byline } from '@/features/reading/Answer';
import { DreamText } from '@/features/reading/DreamText';
import { Paragraphs } from '@/features/reading/Paragraphs';
import { Question } from '@/features/reading/Question';
import { SymbolCards } from '@/features/reading/SymbolCards';
import { Views } from '@/features/reading/Views';
import { paths } from '@/lib/paths';
import { ActionBar } from './ActionBar';
import { Alike } from './Alike';
import { ShareSection } from '../sharing/ShareSection';
import { Thumbs } from './Thumbs';
import { TipsCards } from './TipsCards';
import type { Source } from './use-interpretation';

interface ResultProps {
  row: Interpretation;
  source: Source;
}

/** An old reading without parts. */
function PlainText({ row }: { row: Interpretation }) {
  return (
    <div className="answer wrap">
      <div className="stack">
        <Paragraphs text={row.interpretation} />
        <Byline author={row} />
      </div>
      <DreamText heading="나의 꿈" dream={row.dream_content} />
    </div>
  );
}

function Reading({ row, isOwn }: { row: Interpretation; isOwn: boolean }) {
  const { reading } = row;
  if (!reading) return <PlainText row={row} />;
  return (
    <>
      <Answer summary={reading.summary} author={row}>
        <DreamText heading="나의 꿈" dream={row.dream_content} symbols={reading.symbols} />
      </Answer>
      <Views reading={reading} />
      <SymbolCards symbols={reading.symbols} />
      <Question reading={reading}>{isOwn && <Thumbs row={row} />}</Question>
    </>
  );
}

function Warmth() {
  return (
    <div className="part wrap">
      <WarmWord />
    </div>
  );
}

export function Result({ row, source }: ResultProps) {
  const user = useUser();
  const isGentle = row.care === 'gentle';
  return (
    <article className="reading">
      {isGentle && row.care_first && <Warmth />}
      <h2 className="visually-hidden">꿈 해석</h2>
      <Reading row={row} isOwn={source !== 'local' && row.user_id === (user?.id ?? null)} />
      {isGentle && !row.care_first && <Warmth />}
      <Alike row={row} />
      <div className="part wrap end-actions no-print">
        <ShareSection row={row} source={source} />
        <ButtonLink look="primary" to={paths.newDream}>
          새로운 꿈 해석하기
        </ButtonLink>
        <ButtonLink to={paths.board}>다른 꿈 해석 둘러보기</ButtonLink>
      </div>
      <TipsCards />
      <ActionBar row={row} source={source} />
    </article>
  );
}
