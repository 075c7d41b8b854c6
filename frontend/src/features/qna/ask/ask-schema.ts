export { askSchema } from '@kkumpuri/contract';
