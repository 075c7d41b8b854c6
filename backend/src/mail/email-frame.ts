import { escapeHtml } from '../http/escape-html.js';

/** The HTML layout of all emails. `body` is markup. */
export function frameHtml(body: string): string {
  return `<!doctype html>
<html lang="ko">
<body style="margin:0;padding:24px;background:#fbf8f1;color:#1e2233;font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif;line-height:1.7">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
${body}
</div>
</body>
</html>
`;
}

/** A link as a button, and as text to copy. */
export function linkHtml(address: string, label: string): string {
  const link = escapeHtml(address);
  return `<p><a href="${link}" style="display:inline-block;padding:12px 20px;background:#1e2233;color:#fbf8f1;border-radius:10px;text-decoration:none">${label}</a></p>
<p style="font-size:13px;word-break:break-all">${link}</p>`;
}
