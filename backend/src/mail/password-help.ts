import { escapeHtml } from '../http/escape-html.js';
import { frameHtml, linkHtml } from './email-frame.js';
import type { Email } from './mail-transport.types.js';

export interface PasswordHelp {
  to: string;
  username: string;
  temporaryPassword: string;
  temporaryPasswordMinutes: number;
  resetLink: string;
  resetMinutes: number;
}

/** The email for a forgotten password: two ways to regain access, and what to do if the member did not request it. */
export function writePasswordHelp(help: PasswordHelp): Pick<Email, 'subject' | 'text' | 'html'> {
  const texts = sentences(help);
  return { subject: '[꿈풀이] 비밀번호 재설정 안내', text: asText(texts, help), html: asHtml(texts, help) };
}

function sentences({ username, temporaryPasswordMinutes, resetMinutes }: PasswordHelp) {
  return {
    greeting: `${username}님, 안녕하세요.`,
    reason: '비밀번호를 잊으셨다는 요청을 받아 안내해 드려요. 아래 두 가지 중 편한 방법을 골라주세요.',
    linkHeading: '1. 새 비밀번호로 바로 바꾸기',
    link: `아래 링크에서 새 비밀번호를 정할 수 있어요. 링크는 ${resetMinutes}분 동안 한 번만 쓸 수 있어요.`,
    linkLabel: '비밀번호 재설정',
    temporaryHeading: '2. 임시 비밀번호로 로그인하기',
    temporary: `임시 비밀번호는 ${temporaryPasswordMinutes}분 동안 한 번만 쓸 수 있어요. 로그인한 뒤 반드시 비밀번호를 변경해주세요.`,
    stranger:
      '직접 요청하지 않으셨다면 이 메일을 무시해주세요. 지금 쓰고 있는 비밀번호는 그대로 사용할 수 있어요.',
    signature: '꿈풀이 드림',
  };
}

type Texts = ReturnType<typeof sentences>;

function asText(texts: Texts, { resetLink, temporaryPassword }: PasswordHelp): string {
  return [
    texts.greeting,
    texts.reason,
    `${texts.linkHeading}\n${texts.link}\n${resetLink}`,
    `${texts.temporaryHeading}\n임시 비밀번호: ${temporaryPassword}\n${texts.temporary}`,
    texts.stranger,
    `${texts.signature}\n`,
  ].join('\n\n');
}

function asHtml(texts: Texts, { resetLink, temporaryPassword }: PasswordHelp): string {
  return frameHtml(`<p>${escapeHtml(texts.greeting)}</p>
<p>${texts.reason}</p>
<h2 style="font-size:17px">${texts.linkHeading}</h2>
<p>${texts.link}</p>
${linkHtml(resetLink, texts.linkLabel)}
<h2 style="font-size:17px">${texts.temporaryHeading}</h2>
<p style="font-size:20px"><strong><code>${escapeHtml(temporaryPassword)}</code></strong></p>
<p>${texts.temporary}</p>
<p>${texts.stranger}</p>
<p>${texts.signature}</p>`);
}
