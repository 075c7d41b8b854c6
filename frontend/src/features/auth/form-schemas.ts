export {
  changePasswordFormSchema,
  forgotPasswordSchema,
  loginFormSchema,
  registerFormSchema,
  resetPasswordFormSchema,
  totpConfirmSchema,
  totpDisableSchema,
  totpSetupSchema,
} from '@kkumpuri/contract';
