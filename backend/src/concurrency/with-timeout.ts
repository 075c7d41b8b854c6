/** The work's outcome, or a failure when it takes longer. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
