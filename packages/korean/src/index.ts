export { sentencesOf, splitSentences, spokenSentencesOf, type Span } from './sentences.js';
