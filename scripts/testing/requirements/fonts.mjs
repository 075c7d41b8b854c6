import { spawnSync } from 'node:child_process';

/** macOS includes Korean fonts; on other systems fontconfig lists the fonts. */
export function hasKoreanFont() {
  if (process.platform === 'darwin') return true;
  const listed = spawnSync('fc-list', [':lang=ko', 'file'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}
