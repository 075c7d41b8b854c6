import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

export type ApiDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** Dispatch that knows thunks, without every feature having to know the store. */
export const useApiDispatch = (): ApiDispatch => useDispatch<ApiDispatch>();
