import type { Interpretation } from '@kkumpuri/contract';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '@/components/Menu';
import { useUser } from '@/features/auth/use-auth';
import { DeleteDreamButton } from '@/features/removal/DeleteDreamButton';
import { paths } from '@/lib/paths';
import { CopyButton } from './CopyButton';
import { SharePicture } from '../sharing/SharePicture';
import type { Source } from './use-interpretation';

interface ActionBarProps {
  row: Interpretation;
  source: Source;
}

/** Actions for a reading: at the bottom of the window on phones, in the header on wide screens. */
export function ActionBar({ row, source }: ActionBarProps) {
  const user = useUser();
  const navigate = useNavigate();
  const isOwn = source === 'local' || row.user_id === (user?.id ?? null);
  return (
    <div className="action-bar no-print" role="group" aria-label="이 풀이로 할 수 있는 일">
      <span className="saved">
        <Check size={18} aria-hidden="true" />
        저장됨
      </span>
      {row.reading && <SharePicture row={row} reading={row.reading} />}
      <Menu label="더보기">
        <CopyButton row={row} />
        {isOwn && (
          <DeleteDreamButton
            row={row}
            local={source === 'local'}
            onRemoved={() => void navigate(user ? paths.diary : paths.myDreams)}
          />
        )}
      </Menu>
    </div>
  );
}
