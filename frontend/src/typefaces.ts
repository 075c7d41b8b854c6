import { loadFullFonts } from './app/load-full-fonts';

/** A separate entry for pages that are readable before the application loads (public/after-first-paint.js). */
void loadFullFonts();
