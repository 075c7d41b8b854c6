import { useOnline } from '@/lib/use-online';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={online ? undefined : 'offline'}>
      {!online && (
        <p className="wrap">
          인터넷 연결이 끊겼어요. 이미 열어 둔 내용은 계속 읽을 수 있고, 쓰던 글은 이 기기에 남아 있어요.
        </p>
      )}
    </div>
  );
}
