import {
  type DreamStory,
  pageHeadings,
  pageTitle,
  type SymbolDetail,
  symbolHeading,
} from '@kkumpuri/contract';
import type { NamedHead } from '../html/head.js';

const DESCRIBED_SCENES = 3;

export function symbolPath(id: string): string {
  return `/symbols/${id}`;
}

export function storyPath(slug: string): string {
  return `/stories/${slug}`;
}

export function symbolHead(symbol: SymbolDetail, siteUrl: string): NamedHead {
  const scenes = symbol.situations.slice(0, DESCRIBED_SCENES).map(({ when }) => when);
  return {
    title: pageTitle(symbolHeading(symbol.name)),
    description: `${symbol.name} – ${symbol.gist} ${scenes.join(' · ')} 등 상황별 풀이를 모았어요.`,
    path: symbolPath(symbol.id),
    indexed: true,
    data: definedTerm(symbol, siteUrl),
  };
}

function definedTerm(symbol: SymbolDetail, siteUrl: string): object {
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

export function storyHead({ slug, name, answer }: DreamStory): NamedHead {
  return {
    title: pageTitle(name),
    description: `${name} – ${answer}`,
    path: storyPath(slug),
    indexed: true,
  };
}
