import type { ReactNode } from 'react';
import '@/styles/static.css';
import { Page } from './Page';

export interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

interface StaticPageProps {
  heading: string;
  effective: string;
  lead: ReactNode;
  sections: Section[];
}

/** A long text with its contents first, to be read or looked things up in. */
export function StaticPage({ heading, effective, lead, sections }: StaticPageProps) {
  return (
    <Page heading={heading} narrow>
      <div className="prose">
        <p className="soft">{effective}</p>
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
      </div>
    </Page>
  );
}
