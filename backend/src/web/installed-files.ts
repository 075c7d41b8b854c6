import { fileURLToPath } from 'node:url';

/** Files of the installation. The paths are relative to this folder and to the bundle's, which are equally deep. */
const installed = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const FRONTEND_DIST = installed('../../../frontend/dist');
export const PACKED_TYPEFACE = installed('../../assets/fonts/gowun-batang-bold.ttf.br');
