import { Menu, MoonStar, PenLine, Sun, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { User } from '@kkumpuri/contract';
import { Moon } from '@/components/moon/Moon';
import { useAuth } from '@/features/auth/use-auth';
import { useLogout } from '@/features/auth/use-logout';
import { useReturnState } from '@/features/auth/entry/use-return-state';
import { paths } from '@/lib/paths';
import { switchTheme } from '@/lib/theme';

function MainLinks({ user }: { user: User | null }) {
  return (
    <>
      <li>
        <NavLink to={paths.board}>꿈 해석 둘러보기</NavLink>
      </li>
      {user && (
        <li>
          <NavLink to={paths.diary}>나의 꿈 일기</NavLink>
        </li>
      )}
      <li>
        <NavLink to={paths.symbols}>꿈 상징 사전</NavLink>
      </li>
      <li>
        <NavLink to={paths.questions}>질문 게시판</NavLink>
      </li>
    </>
  );
}

function AccountLinks({ user }: { user: User | null }) {
  const logout = useLogout();
  const back = useReturnState();
  if (!user) {
    return (
      <>
        <li>
          <NavLink to={paths.login} state={back}>
            로그인
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.register} state={back}>
            회원가입
          </NavLink>
        </li>
      </>
    );
  }
  return (
    <>
      <li className="greeting">
        <span>{user.username}</span>님, 안녕하세요
      </li>
      <li>
        <NavLink to={paths.settings}>설정</NavLink>
      </li>
      {user.is_admin && (
        <li>
          <NavLink to={paths.admin}>관리자</NavLink>
        </li>
      )}
      <li>
        <button type="button" className="link" onClick={logout}>
          로그아웃
        </button>
      </li>
    </>
  );
}

/** Renders the labels of both themes, because the server does not know the theme; CSS shows the right one. */
function ThemeSwitch() {
  return (
    <button type="button" className="icon-button" onClick={switchTheme}>
      <span className="in-light" title="어두운 화면으로">
        <MoonStar size={20} aria-hidden="true" />
        <span className="visually-hidden">어두운 화면으로</span>
      </span>
      <span className="in-dark" title="밝은 화면으로">
        <Sun size={20} aria-hidden="true" />
        <span className="visually-hidden">밝은 화면으로</span>
      </span>
    </button>
  );
}

export function Header() {
  const { user, loading } = useAuth();
  const { pathname } = useLocation();
  // The path on which the menu was opened: a navigation therefore closes the menu.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const setOpen = (next: boolean) => setOpenOn(next ? pathname : undefined);
  return (
    <header className="top">
      <div className="wrap bar">
        <Link className="logo" to={paths.home}>
          <Moon phase="crescent" />
          꿈풀이
        </Link>
        <nav aria-label="주요">
          <ul className="main-links plain-list">
            <MainLinks user={user} />
          </ul>
        </nav>
        <div className="end">
          {!loading && (
            <ul className="account plain-list" aria-label="계정">
              <AccountLinks user={user} />
            </ul>
          )}
          <Link className="write button" to={paths.newDream}>
            <PenLine size={17} aria-hidden="true" />꿈 적기
          </Link>
          <ThemeSwitch />
          <button
            type="button"
            className="icon-button only-phone"
            aria-expanded={open}
            aria-controls="sheet"
            aria-label={open ? '메뉴 닫기' : '메뉴 열기'}
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
          </button>
        </div>
      </div>
      <div id="sheet" hidden={!open} className="only-phone">
        <nav
          className="wrap sheet"
          aria-label="메뉴"
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <ul className="plain-list">
            <li>
              <NavLink to={paths.newDream}>꿈 적기</NavLink>
            </li>
            <MainLinks user={user} />
            {!loading && <AccountLinks user={user} />}
          </ul>
        </nav>
      </div>
    </header>
  );
}
