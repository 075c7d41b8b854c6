import { loadFullFonts } from './load-full-fonts';

/** A separate entry for pages that are readable before the application loads (after-paint.js). */
void loadFullFonts();
