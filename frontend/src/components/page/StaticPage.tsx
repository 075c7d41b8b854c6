import type { ReactNode } from 'react';
import { Page } from './Page';

export interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

interface StaticPageProps {
  heading: string;
  /** Newest first. */
  versions?: readonly { version: string; change: string }[];
  effective?: string;
  lead: ReactNode;
  sections: Section[];
}

function koreanDay(version: string): string {
  const [year, month, day] = version.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}

/** The date the document first took effect and the date of its last change. */
function inForce(versions: readonly { version: string }[]): string {
  const [latest, first] = [versions[0]?.version ?? '', versions.at(-1)?.version ?? ''];
  const began = `시행일: ${koreanDay(first)}`;
  return latest === first ? began : `${began} · 바뀐 약속의 시행일: ${koreanDay(latest)}`;
}

/** A long document with a table of contents. */
export function StaticPage({ heading, effective, versions = [], lead, sections }: StaticPageProps) {
  return (
    <Page heading={heading} narrow>
      <div className="prose">
        <p className="soft">{effective ?? inForce(versions)}</p>
        {lead}
        <nav aria-label="차례">
          <ol className="contents">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {index + 1}. {title}
            </h2>
            {body}
          </section>
        ))}
        {versions.length > 0 && (
          <section aria-labelledby="versions">
            <h2 id="versions" tabIndex={-1}>
              바뀐 내용
            </h2>
            <ul>
              {versions.map(({ version, change }) => (
                <li key={version}>
                  <time dateTime={version}>{koreanDay(version)}</time>: {change}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}
