import * as contract from '@kkumpuri/contract';

/** What is sent, under the names the document gives it. */
export const bodies = {
  Register: contract.registerSchema,
  Login: contract.loginSchema,
  Verify: contract.verifySchema,
  ForgotPassword: contract.forgotPasswordSchema,
  ResetPassword: contract.resetPasswordSchema,
  ChangePassword: contract.changePasswordSchema,
  ChangeAccount: contract.changeAccountSchema,
  ChangeEmail: contract.changeEmailSchema,
  ConfirmEmail: contract.confirmEmailSchema,
  Leave: contract.leaveSchema,
  TotpSetup: contract.totpSetupSchema,
  TotpConfirm: contract.totpConfirmSchema,
  TotpDisable: contract.totpDisableSchema,
  Interpret: contract.interpretSchema,
  Feedback: contract.feedbackSchema,
  Share: contract.shareBodySchema,
  Ask: contract.askSchema,
  AdminPassword: contract.adminPasswordSchema,
  Answer: contract.answerSchema,
  WithdrawAnswer: contract.withdrawAnswerSchema,
} as const;

export const queries = {
  page: contract.pageQuerySchema,
  audit: contract.auditQuerySchema,
  ledger: contract.ledgerQuerySchema,
  export: contract.exportQuerySchema,
  search: contract.searchQuerySchema,
  posts: contract.postQuerySchema,
  questions: contract.questionQuerySchema,
  stories: contract.storyQuerySchema,
  symbols: contract.symbolQuerySchema,
} as const;

/** What comes back. */
export const answers = {
  Registered: contract.registeredSchema,
  LoggedIn: contract.loggedInSchema,
  Verified: contract.verifiedSchema,
  ForgotPasswordAnswer: contract.forgotPasswordAnswerSchema,
  PasswordChanged: contract.passwordChangedSchema,
  Message: contract.messageSchema,
  AccountAnswer: contract.accountAnswerSchema,
  ImportAnswer: contract.importAnswerSchema,
  LoginSessionList: contract.loginSessionListSchema,
  TotpState: contract.totpStateSchema,
  TotpSecret: contract.totpSecretSchema,
  RecoveryCodes: contract.recoveryCodesSchema,
  Interpretation: contract.interpretationSchema,
  InterpretationAnswer: contract.interpretationAnswerSchema,
  InterpretationList: contract.interpretationListSchema,
  FeedbackAnswer: contract.feedbackAnswerSchema,
  Ledger: contract.ledgerSchema,
  Trends: contract.trendsSchema,
  PostAnswer: contract.postAnswerSchema,
  PostList: contract.postListSchema,
  SimilarPosts: contract.similarPostsSchema,
  LikeAnswer: contract.likeAnswerSchema,
  QuestionAnswer: contract.questionAnswerSchema,
  QuestionList: contract.questionListSchema,
  AdminPasswordValid: contract.adminPasswordValidSchema,
  StoryAnswer: contract.storyAnswerSchema,
  StoryList: contract.storyListSchema,
  SymbolAnswer: contract.symbolAnswerSchema,
  SymbolList: contract.symbolListSchema,
  AdminStats: contract.adminStatsAnswerSchema,
  AdminUserList: contract.adminUserListSchema,
  AdminInterpretationList: contract.adminInterpretationListSchema,
  AdminActivity: contract.adminActivitySchema,
  AuditList: contract.auditListSchema,
  QueueAnswer: contract.queueAnswerSchema,
  QueueRetry: contract.queueRetrySchema,
  Health: contract.healthSchema,
} as const;

/** Parts of answers that have a name of their own. */
export const parts = {
  User: contract.userSchema,
  Reading: contract.readingSchema,
  Post: contract.postSchema,
  Question: contract.questionSchema,
  DreamStory: contract.storySchema,
  DreamSymbol: contract.symbolSchema,
  QueueState: contract.queueStateSchema,
  Error: contract.errorBodySchema,
  QueuedEvent: contract.streamEventSchemas.queued,
  StartedEvent: contract.streamEventSchemas.started,
  DeltaEvent: contract.streamEventSchemas.delta,
  ErrorEvent: contract.streamEventSchemas.error,
} as const;

export type BodyName = keyof typeof bodies;
export type QueryName = keyof typeof queries;
export type AnswerName = keyof typeof answers;
