export {
  changeAccountFormSchema,
  changeEmailSchema,
  changePasswordFormSchema,
  forgotPasswordSchema,
  leaveByEmailFormSchema,
  leaveByPasswordFormSchema,
  loginFormSchema,
  registerFormSchema,
  resetPasswordFormSchema,
  totpConfirmSchema,
  totpDisableSchema,
  totpSetupSchema,
} from '@kkumpuri/contract';
