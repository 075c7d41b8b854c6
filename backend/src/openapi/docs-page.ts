import { failuresOf, type Route } from './route.js';
import { routes } from './routes.js';
import { TAGS } from './tags.js';

const WHO: Record<Route['who'], string> = {
  anyone: '누구나',
  guest: '비회원',
  owner: '주인',
  member: '회원',
  admin: '관리자',
};

/** The document as a page, without scripts or styles, so that it complies with the strict security policy. */
export function renderDocsPage(): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>꿈풀이 API</title>
</head>
<body>
<main>
<h1>꿈풀이 API</h1>
<p>스키마까지 담긴 OpenAPI 문서는 <a href="/api/docs.json">/api/docs.json</a>에 있습니다.</p>
${Object.entries(TAGS).map(renderTag).join('\n')}
</main>
</body>
</html>
`;
}

function renderTag([tag, description]: [string, string]): string {
  const rows = routes.filter((route) => route.tag === tag).map(renderRow);
  return `<h2>${tag}</h2>
<p>${description}</p>
<table>
<thead><tr><th scope="col">호출</th><th scope="col">하는 일</th><th scope="col">누가</th><th scope="col">보내는 것</th><th scope="col">성공</th><th scope="col">실패</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function renderRow(route: Route): string {
  const [status, answer] = route.success;
  const sent = route.body ?? (route.query ? `?${route.query}` : '–');
  const cells = [
    `<code>${route.method.toUpperCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}</code>`,
    route.summary,
    WHO[route.who],
    sent,
    answer ? `${status} ${answer}` : String(status),
    failuresOf(route).join(', '),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
