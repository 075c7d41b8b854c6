import {
  pageHeadings,
  pageTitle,
  symbolHeading,
  symbolKindNames,
  symbolKinds,
  verdictNames,
} from '@kkumpuri/contract';
import type { SymbolEntry } from '@kkumpuri/haemong';
import { type Html, html } from '../html/html.js';
import type { Page } from './page.js';
import { linkList, textBody } from './text-body.js';

const DESCRIBED_SCENES = 3;

export function symbolPath(id: string): string {
  return `/symbols/${id}`;
}

export function symbolPage(symbol: SymbolEntry, siteUrl: string): Page {
  const scenes = symbol.situations.slice(0, DESCRIBED_SCENES).map(({ when }) => when);
  return {
    status: 200,
    head: {
      title: pageTitle(symbolHeading(symbol.name)),
      description: `${symbol.name} – ${symbol.gist} ${scenes.join(' · ')} 등 상황별 풀이를 모았어요.`,
      path: symbolPath(symbol.id),
      indexed: true,
      data: definedTerm(symbol, siteUrl),
    },
    body: symbolBody(symbol),
  };
}

function definedTerm(symbol: SymbolEntry, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: symbol.name,
    alternateName: symbol.spellings,
    description: symbol.gist,
    inLanguage: 'ko',
    url: siteUrl + symbolPath(symbol.id),
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: pageHeadings.symbols, url: `${siteUrl}/symbols` },
  };
}

function symbolBody({ name, gist, spellings, situations, disagreement, psychological }: SymbolEntry): Html {
  return textBody(
    html`<article>
      <h1>${symbolHeading(name)}</h1>
      <p>${gist}</p>
      ${spellings.length > 0 ? html`<p>다른 이름: ${spellings.join(', ')}</p>` : []}
      <h2>전통 해몽</h2>
      <dl>
        ${situations.map(
          ({ when, meaning, verdict }) =>
            html`<dt>${when} (${verdictNames[verdict]})</dt>
              <dd>${meaning}</dd>`,
        )}
      </dl>
      ${disagreement === null ? [] : html`<p>${disagreement}</p>`}
      <h2>심리학적 관점</h2>
      <p>${psychological}</p>
    </article>`,
    html`<p><a href="/symbols">${pageHeadings.symbols}</a></p>`,
  );
}

export function symbolIndexBody(symbols: readonly SymbolEntry[]): Html {
  const kinds = symbolKinds.filter((kind) => symbols.some((symbol) => symbol.kind === kind));
  return textBody(
    html`<h1>${pageHeadings.symbols}</h1>`,
    kinds.map(
      (kind) =>
        html`<section>
          <h2>${symbolKindNames[kind]}</h2>
          ${linkList(symbols.filter((symbol) => symbol.kind === kind).map(symbolLink))}
        </section>`,
    ),
  );
}

function symbolLink({ id, name, gist }: SymbolEntry): Html {
  return html`<a href="${symbolPath(id)}">${name}</a> – ${gist}`;
}
