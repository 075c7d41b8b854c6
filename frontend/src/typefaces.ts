import { loadFullFonts } from './app/load-full-fonts';

/** A file of its own, for a page that can be read before its application comes (public/after-first-paint.js). */
void loadFullFonts();
