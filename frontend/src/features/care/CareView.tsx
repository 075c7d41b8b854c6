import { callHref, careWords, helpLines, type HelpLine, textHref } from '@kkumpuri/contract';
import { Check, ChevronDown, ChevronRight, MessageSquareText, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import '@/styles/care.css';

const { suicide, mentalHealth, youth, emergency } = helpLines;

const hoursOf = ({ name, hours, ways }: HelpLine): string =>
  [`${name} ${hours}`, ways].filter(Boolean).join(', ');

/** Replaces the reading in a crisis: a number to call, a short text and other contacts. Shows no interpretation. */
export function CareView({ dream }: { dream: string }) {
  const [beforeEmergency, afterEmergency] = careWords.danger.split(emergency.number);
  return (
    <div className="care">
      <a className="call" href={callHref(suicide.number)}>
        <Phone aria-hidden />
        <span>
          <b>{suicide.number}에 전화하기</b>
          <span>
            {suicide.name}, {suicide.hours}예요
          </span>
        </span>
      </a>
      <p className="words">{careWords.calm}</p>
      <div className="ways">
        <Way href={textHref(suicide.number)} icon={MessageSquareText} name="글로 이야기하기">
          {suicide.ways}
        </Way>
        <Way href={callHref(mentalHealth.number)} icon={Phone} name={mentalHealth.number}>
          {hoursOf(mentalHealth)}
        </Way>
        <Way href={callHref(youth.number)} icon={Phone} name={youth.number}>
          {hoursOf(youth)}
        </Way>
      </div>
      <p className="emergency">
        {beforeEmergency}
        <a href={callHref(emergency.number)}>{emergency.number}</a>
        {afterEmergency}
      </p>
      <details className="kept">
        <summary>
          <Check aria-hidden />
          적어 주신 꿈은 그대로 보관했어요
          <ChevronDown aria-hidden />
        </summary>
        <blockquote>{dream}</blockquote>
        <p>이 꿈은 풀이하지 않았고, 나만 볼 수 있어요.</p>
      </details>
    </div>
  );
}

interface WayProps {
  href: string;
  icon: ComponentType<{ 'aria-hidden': true }>;
  name: string;
  children: ReactNode;
}

function Way({ href, icon: Icon, name, children }: WayProps) {
  return (
    <a href={href}>
      <Icon aria-hidden />
      <span>
        <b>{name}</b>
        <span>{children}</span>
      </span>
      <ChevronRight aria-hidden />
    </a>
  );
}
