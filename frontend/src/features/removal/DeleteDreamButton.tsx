import { type Interpretation, truncate } from '@kkumpuri/contract';
import { RemoveButton } from './RemoveButton';

/** Long enough to distinguish dreams. */
const NAME_CHARACTERS = 12;

interface DeleteDreamButtonProps {
  row: Interpretation;
  /** Whether the dream is stored only in this browser. */
  local: boolean;
  accessibleName?: string;
  onRemoved?: () => void;
}

export function DeleteDreamButton({ row, local, ...rest }: DeleteDreamButtonProps) {
  return (
    <RemoveButton
      {...rest}
      removal={{
        kind: 'dream',
        id: row.id,
        onServer: !local,
        name: truncate(row.dream_content, NAME_CHARACTERS),
      }}
      label="지우기"
      question="이 꿈을 지울까요?"
      detail={
        row.is_shared
          ? '꿈과 해석이 사라져요. 게시판에 공유한 글과 받은 좋아요도 함께 사라져요.'
          : '꿈과 해석이 함께 사라져요.'
      }
      confirmLabel="지우기"
    />
  );
}
