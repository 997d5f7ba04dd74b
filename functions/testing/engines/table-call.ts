/** The embedded database asks for a signature and does not look at it. */
const headers = {
  authorization:
    "AWS4-HMAC-SHA256 Credential=test/20260101/sa-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
  "content-type": "application/x-amz-json-1.0",
  "x-amz-date": "20260101T000000Z",
};

/** Without AWS's client: each file of tests would load it anew, and it would take half of their time to read for them. */
export async function callTable<Answer = object>(
  databaseUrl: string,
  operation: string,
  asked: object,
): Promise<Answer> {
  const target = { "x-amz-target": `DynamoDB_20120810.${operation}` };
  const body = JSON.stringify(asked);
  const reply = await fetch(databaseUrl, { method: "POST", headers: { ...headers, ...target }, body });
  if (!reply.ok) throw new Error(`${operation} was refused: ${await reply.text()}`);
  const answer: Answer = await reply.json();
  return answer;
}
