export { assessCare, type Assessment } from './assess.js';
