import { OperatorMail } from '@/components/OperatorMail';
import { paths } from '@/lib/paths';

const STATIC_PAGES = [
  { to: paths.privacy, name: '개인정보처리방침' },
  { to: paths.terms, name: '이용약관' },
  { to: paths.disclaimer, name: '면책조항' },
];

export function Footer() {
  return (
    <footer className="bottom">
      <div className="wrap">
        <p>이 서비스는 오락 목적으로 제공되며 의학적 조언이 아닙니다.</p>
        <ul className="plain-list">
          <li>
            문의: <OperatorMail />
          </li>
          {STATIC_PAGES.map(({ to, name }) => (
            <li key={to}>
              <a href={to} target="_blank" rel="noopener">
                {name}
                <span className="visually-hidden"> (새 창)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
