import {
  type DreamStory,
  type ListedStory,
  pageHeadings,
  pageTitle,
  readingLabels,
  storyGroupNames,
  storyGroups,
} from '@kkumpuri/contract';
import { type Html, html } from '../html/html.js';
import type { Page } from './page.js';
import { symbolPath } from './symbol-pages.js';
import { linkList, textBody } from './text-body.js';

export function storyPath(slug: string): string {
  return `/stories/${slug}`;
}

export function storyPage(story: DreamStory): Page {
  const { slug, name, answer } = story;
  return {
    status: 200,
    head: {
      title: pageTitle(name),
      description: `${name} – ${answer}`,
      path: storyPath(slug),
      indexed: true,
    },
    body: storyBody(story),
  };
}

function storyBody(story: DreamStory): Html {
  const { name, headline, answer, traditional, disagreement, psychological, question, variants, symbols } =
    story;
  return textBody(
    html`<article>
      <h1>${name}</h1>
      <p>${headline}</p>
      <p>${answer}</p>
      <h2>${readingLabels.traditional} (${story.verdict})</h2>
      <p>${traditional}</p>
      ${disagreement === null ? [] : html`<p>${disagreement}</p>`}
      <h2>${readingLabels.psychological}</h2>
      <p>${psychological}</p>
      <p>${question}</p>
      ${variants.map(
        (variant) =>
          html`<h3>${variant.headline} (${variant.verdict})</h3>
            <p>${variant.answer}</p>`,
      )}
      ${linkList(symbols.map((symbol) => html`<a href="${symbolPath(symbol.id)}">${symbol.name}</a>`))}
    </article>`,
    html`<p><a href="/stories">${pageHeadings.stories}</a></p>`,
  );
}

export function storyIndexBody(stories: readonly ListedStory[]): Html {
  return textBody(
    html`<h1>${pageHeadings.stories}</h1>`,
    storyGroups.map(
      (group) =>
        html`<section>
          <h2>${storyGroupNames[group]}</h2>
          ${linkList(stories.filter((story) => story.group === group).map(storyLink))}
        </section>`,
    ),
  );
}

function storyLink({ slug, name }: ListedStory): Html {
  return html`<a href="${storyPath(slug)}">${name}</a>`;
}
