/** An answer that S3 gives as an XML error document; anything else thrown is an internal error. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = "S3Error";
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = "Access Denied") => new S3Error(403, "AccessDenied", message);

export const invalidArgument = (message: string) => new S3Error(400, "InvalidArgument", message);

export const invalidRequest = (message: string) => new S3Error(400, "InvalidRequest", message);

export const malformedXml = () =>
  new S3Error(400, "MalformedXML", "The XML you provided was not well-formed or did not validate.");

/** What AWS would do and this server does not: said aloud, so that nothing works here and fails there. */
export const notEmulated = (what: string) =>
  new S3Error(501, "NotImplemented", `${what} is not emulated by the local S3 server.`);

export const noSuchBucket = () => new S3Error(404, "NoSuchBucket", "The specified bucket does not exist.");

export const noSuchKey = () => new S3Error(404, "NoSuchKey", "The specified key does not exist.");

export const preconditionFailed = () =>
  new S3Error(412, "PreconditionFailed", "At least one of the preconditions you specified did not hold.");

export const entityTooLarge = () =>
  new S3Error(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size.");

export const incompleteBody = () =>
  new S3Error(400, "IncompleteBody", "The request body is not the number of bytes that was declared.");
