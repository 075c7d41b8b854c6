import type { ComponentProps } from 'react';
import { paths } from '@/lib/paths';
import { CheckField } from '@/forms/CheckField';

type Box = Omit<ComponentProps<typeof CheckField>, 'label'>;

/** The consents that every registration requires, by e-mail or with another service. */
export function Consents({ terms, age }: { terms: Box; age: Box }) {
  return (
    <>
      <CheckField {...terms} label="이용약관에 동의해요 (필수)" />
      <CheckField {...age} label="만 14세 이상이에요 (필수)" />
      <p className="small soft">
        <NewTab to={paths.terms}>이용약관</NewTab>과 <NewTab to={paths.privacy}>개인정보처리방침</NewTab>을
        읽어 보세요.
      </p>
    </>
  );
}

/** Opens a new tab, so that the input in the form is not lost. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (새 창)</span>
    </a>
  );
}
