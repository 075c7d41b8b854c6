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

/** The email for who forgot the password: two ways back, and what to do when it was somebody else. */
export function writePasswordHelp(help: PasswordHelp): Pick<Email, 'subject' | 'text' | 'html'> {
  const words = sentences(help);
  return { subject: '[꿈풀이] 비밀번호 재설정 안내', text: asText(words, help), html: asHtml(words, help) };
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

type Words = ReturnType<typeof sentences>;

function asText(words: Words, { resetLink, temporaryPassword }: PasswordHelp): string {
  return [
    words.greeting,
    words.reason,
    `${words.linkHeading}\n${words.link}\n${resetLink}`,
    `${words.temporaryHeading}\n임시 비밀번호: ${temporaryPassword}\n${words.temporary}`,
    words.stranger,
    `${words.signature}\n`,
  ].join('\n\n');
}

function asHtml(words: Words, { resetLink, temporaryPassword }: PasswordHelp): string {
  return frameHtml(`<p>${escapeHtml(words.greeting)}</p>
<p>${words.reason}</p>
<h2 style="font-size:17px">${words.linkHeading}</h2>
<p>${words.link}</p>
${linkHtml(resetLink, words.linkLabel)}
<h2 style="font-size:17px">${words.temporaryHeading}</h2>
<p style="font-size:20px"><strong><code>${escapeHtml(temporaryPassword)}</code></strong></p>
<p>${words.temporary}</p>
<p>${words.stranger}</p>
<p>${words.signature}</p>`);
}
