import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

export type ApiDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** Dispatch typed for thunks, so that features need not import the store. */
export const useApiDispatch = (): ApiDispatch => useDispatch<ApiDispatch>();
