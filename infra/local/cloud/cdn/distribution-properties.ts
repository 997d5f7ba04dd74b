/** A distribution as the template declares it, as far as the laptop serves it. */

interface FunctionAssociation {
  readonly EventType: string;
  readonly FunctionARN: string;
}

export interface BehaviorProperties {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly Compress?: boolean;
  readonly CachePolicyId?: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly FunctionAssociations?: readonly FunctionAssociation[];
  readonly LambdaFunctionAssociations?: readonly object[];
}

export interface OriginProperties {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginPath?: string;
  readonly S3OriginConfig?: object;
  readonly CustomOriginConfig?: object;
}

export interface DistributionProperties {
  readonly DistributionConfig: {
    readonly DefaultRootObject?: string;
    readonly DefaultCacheBehavior: BehaviorProperties;
    readonly CacheBehaviors?: readonly BehaviorProperties[];
    readonly Origins: readonly OriginProperties[];
    readonly OriginGroups?: {
      readonly Items?: readonly {
        readonly Id: string;
        readonly FailoverCriteria: { readonly StatusCodes: { readonly Items: readonly number[] } };
        readonly Members: { readonly Items: readonly { readonly OriginId: string }[] };
      }[];
    };
    readonly CustomErrorResponses?: readonly {
      readonly ErrorCode: number;
      readonly ResponseCode?: number;
      readonly ResponsePagePath?: string;
    }[];
  };
}
