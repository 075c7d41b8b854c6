import { loadFullFonts } from './load-full-fonts';

/** A separate entry for pages that are readable before the application loads (load-scripts.js). */
void loadFullFonts();
