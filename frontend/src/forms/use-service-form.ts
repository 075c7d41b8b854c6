import type { ErrorCode } from '@kkumpuri/contract';
import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type Path, type Resolver, useForm } from 'react-hook-form';
import { type ApiError, asApiError } from '@/api/errors';

export type FormSchema<Values extends Record<string, string>> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

interface FormOptions<Values extends Record<string, string>> {
  /** Loaded on the first focus, because most visitors do not fill in the form they see. */
  loadSchema: () => Promise<FormSchema<Values>>;
  initial: Values;
  labels: Record<keyof Values, string>;
  send: (values: Values) => Promise<void>;
  failureWords: (error: ApiError) => string;
  /** Maps error codes that concern a single field to that field. */
  fieldOfCode?: Partial<Record<ErrorCode, keyof Values>>;
}

/** Prevents the Enter key that ends a Hangul composition from submitting the form. */
export function keepCompositionEnter(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}

async function loadResolver<Values extends Record<string, string>>(
  loadSchema: () => Promise<FormSchema<Values>>,
) {
  const [{ standardSchemaResolver }, schema] = await Promise.all([
    import('@hookform/resolvers/standard-schema'),
    loadSchema(),
  ]);
  return standardSchemaResolver<Values, unknown, Values>(schema);
}

/** Skips validation if the schema cannot be loaded, offline or after a deploy: the server checks the same rules. */
function lazyResolver<Values extends Record<string, string>>(
  loadSchema: () => Promise<FormSchema<Values>>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const resolve = await loadResolver(loadSchema).catch(() => undefined);
    return resolve ? resolve(values, context, options) : { values, errors: {} };
  };
}

/**
 * Behaviour of all account forms: validates on submit only, clears the error of a field when it is edited, keeps the
 * input after a failure and sends one request per submit.
 */
export function useServiceForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  const { loadSchema, initial, labels, send, failureWords, fieldOfCode = {} } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: lazyResolver(loadSchema),
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const { errors, isSubmitting, submitCount } = form.formState;

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && summary.current?.hasChildNodes()) summary.current.focus();
  }, [submitCount, isSubmitting]);

  const names = Object.keys(initial) as Path<Values>[];
  const messageOf = (name: Path<Values>) => (errors as FieldErrors<Record<string, string>>)[name]?.message;

  const attempt = async (values: Values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (thrown) {
      const error = asApiError(thrown);
      const invalidField = error.kind === 'http' && error.code && fieldOfCode[error.code];
      if (invalidField) return form.setError(invalidField as Path<Values>, { message: failureWords(error) });
      setFailure(failureWords(error));
      const details = error.kind === 'http' ? (error.details ?? []) : [];
      const [detail] = details.filter(({ field }) => names.includes(field as Path<Values>));
      if (detail) form.setError(detail.field as Path<Values>, { message: detail.message });
    }
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await form
      .handleSubmit(attempt)(event)
      .finally(() => (sending.current = false));
  };

  return {
    form: {
      onSubmit: (event: FormEvent) => void onSubmit(event),
      onKeyDown: keepCompositionEnter,
      onFocus: () => void loadResolver(loadSchema).catch(() => undefined),
      noValidate: true,
    },
    field: (name: Path<Values>) => ({
      label: labels[name as keyof Values],
      error: messageOf(name),
      control: form.register(name, {
        onChange: () => {
          form.clearErrors(name);
          setFailure(undefined);
        },
      }),
    }),
    summary: {
      ref: summary,
      failure,
      invalid: names.filter(messageOf).map((name) => ({
        name,
        label: labels[name as keyof Values],
        focus: () => form.setFocus(name),
      })),
    },
    busy: isSubmitting,
    watch: form.watch,
    reset: form.reset,
  };
}
