import { fileURLToPath } from 'node:url';

/** Resolves a path from this folder. It also holds in the bundle, whose folder is equally deep. */
const installed = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const FRONTEND_DIST = installed('../../../frontend/dist');
export const PACKED_TYPEFACE = installed('../../assets/fonts/gowun-batang-bold.ttf.br');
