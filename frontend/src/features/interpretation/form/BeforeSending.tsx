import { BookOpenText, Eye, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReader } from './use-reader';

const READERS = { model: 'AI가 읽어요.', lexicon: '해몽 사전이 읽어요.' };

/** Notes for users before they submit a dream: who interprets it and who can see it. */
export function BeforeSending({ children }: { children?: ReactNode }) {
  const reads = useReader();
  return (
    <ul className="before-sending plain-list">
      <li>
        <BookOpenText size={17} aria-hidden="true" />
        <span>{READERS[reads]} 재미로 보는 글이고, 내용은 나만 볼 수 있어요.</span>
      </li>
      <li>
        <LockKeyhole size={17} aria-hidden="true" />
        <span>작성하신 꿈은 해석에만 사용되며, 직접 공유하기 전에는 다른 사람에게 보이지 않습니다.</span>
      </li>
      <li>
        <Eye size={17} aria-hidden="true" />
        <span>관리자에게도 가려져 있어요. 까닭을 적고 열면 그 기록을 회원이 볼 수 있어요.</span>
      </li>
      {children}
    </ul>
  );
}
