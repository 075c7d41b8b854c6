import { Sparkle } from 'lucide-react';
import type { ReactElement } from 'react';
import { BeforeSending } from '@/features/interpretation/form/BeforeSending';
import { DreamForm } from '@/features/interpretation/form/DreamForm';

/** Large moon behind the heading, paper-coloured in the light theme. Its light ends above the text below the form. */
function Disc() {
  return (
    <svg className="hero-disc" viewBox="0 0 800 800" aria-hidden="true">
      <defs>
        <linearGradient id="hero-face" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--disc-light)" />
          <stop offset=".3" stopColor="var(--disc-deep)" />
          <stop offset=".78" stopColor="var(--paper)" />
        </linearGradient>
        <linearGradient id="hero-rim" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="792">
          <stop offset=".01" stopColor="var(--moon)" stopOpacity="0" />
          <stop offset=".2" stopColor="var(--moon)" />
          <stop offset=".5" stopColor="var(--moon)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle cx="400" cy="400" r="392" fill="url(#hero-face)" />
      <path d="M400 8a392 392 0 0 1 0 784a392 392 0 0 0 382-384A384 384 0 0 0 400 8Z" fill="url(#hero-rim)" />
    </svg>
  );
}

/** Shows the dream form first, because visitors forget their dreams quickly. */
export function Hero({ heading }: { heading: ReactElement }) {
  return (
    <div className="hero">
      <Disc />
      <div className="wrap">
        {heading}
        <DreamForm rows={3} />
        <BeforeSending>
          <li>
            <Sparkle size={17} aria-hidden="true" />
            <span>
              회원가입 없이 바로 이용할 수 있어요. 회원가입하면 해석한 꿈이 계정에 연결됩니다. AI 해석 결과를
              100% 신뢰하지 마세요.
            </span>
          </li>
        </BeforeSending>
      </div>
    </div>
  );
}
