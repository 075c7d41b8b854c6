/** Stands for the operator's address until it is set, and where the server writes the one that is. */
export const operatorEmailPlaceholder = 'help@kkumpuri.example';
