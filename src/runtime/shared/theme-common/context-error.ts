/** Thrown by hooks that are called outside of their provider. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo?: string) {
    super(`A hook is used outside of <${providerName}>.${additionalInfo ? ` ${additionalInfo}` : ""}`);
    this.name = "ReactContextError";
  }
}
