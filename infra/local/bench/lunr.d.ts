/** The package brings no types; these are the parts that the bench calls. */
declare module "lunr" {
  export interface Token {
    toString(): string;
    update(change: (text: string) => string): Token;
  }
  export type PipelineFunction = (token: Token) => Token | undefined;
  export interface Pipeline {
    reset(): void;
    add(...functions: readonly PipelineFunction[]): void;
  }
  export interface Query {
    term(terms: readonly (Token | string)[], options: TermOptions): Query;
  }
  export interface TermOptions {
    readonly boost?: number;
    readonly wildcard?: number;
    readonly usePipeline?: boolean;
  }
  export interface Index {
    query(build: (query: Query) => void): readonly { readonly ref: string; readonly score: number }[];
  }
  export interface Builder {
    readonly pipeline: Pipeline;
    readonly searchPipeline: Pipeline;
    ref(name: string): void;
    field(name: string, attributes?: { readonly boost?: number }): void;
    add(document: object): void;
  }
  export interface Lunr {
    (build: (this: Builder, builder: Builder) => void): Index;
    tokenizer(text: string): Token[];
    readonly Index: { load(serialized: object): Index };
    readonly Pipeline: { registerFunction(stage: PipelineFunction, label: string): void };
    readonly Query: { readonly wildcard: { readonly TRAILING: number } };
  }
  const lunr: Lunr;
  export default lunr;
}
