/** Default of OPERATOR_EMAIL, and the placeholder in pages that the server replaces with the configured address. */
export const operatorEmailPlaceholder = 'help@kkumpuri.example';
