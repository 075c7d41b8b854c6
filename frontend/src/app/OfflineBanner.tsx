import { useAuth } from '@/features/auth/use-auth';
import { useOnline } from '@/lib/hooks/use-online';

const OFFLINE =
  '인터넷 연결이 끊겼어요. 이미 열어 둔 내용은 계속 읽을 수 있고, 쓰던 글은 이 기기에 남아 있어요.';
const UNREACHABLE = '서비스에 연결할 수 없어요. 로그인은 그대로 남아 있고, 연결되면 바로 이어져요.';

export function OfflineBanner() {
  const online = useOnline();
  const { unreachable } = useAuth();
  const words = (!online && OFFLINE) || (unreachable && UNREACHABLE);
  return (
    <div role="status" className={words ? 'offline' : undefined}>
      {words && <p className="wrap">{words}</p>}
    </div>
  );
}
