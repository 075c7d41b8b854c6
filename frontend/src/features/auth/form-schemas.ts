export {
  changePasswordFormSchema,
  forgotPasswordSchema,
  loginSchema,
  registerFormSchema,
  resetPasswordFormSchema,
} from '@kkumpuri/contract';
