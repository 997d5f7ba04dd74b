import { addressDiff, gatewayAddresses } from "@portal/shared/production/addresses.ts";
import { useTranslations } from "use-intl";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Card } from "../../ui/page.tsx";
import "./production.css";

interface AddressSwapProps {
  readonly testMerchantId: string | null;
  /** Absent until the commercial department has assigned it. */
  readonly merchantId: string | null;
}

/** What to replace when going live, side by side and as a diff to copy. */
export function AddressSwap({ testMerchantId, merchantId }: AddressSwapProps) {
  const translate = useTranslations("production.swap");
  const diff = addressDiff({
    test: testMerchantId ?? translate("testMerchantId"),
    production: merchantId ?? translate("askCommercial"),
  });
  return (
    <Card title={translate("title")}>
      <p>{translate("lead")}</p>
      <div className="ui-table-frame">
        <table className="ui-table production-swap">
          <caption className="brand-visually-hidden">{translate("title")}</caption>
          <thead>
            <tr>
              <th scope="col">{translate("what")}</th>
              <th scope="col">{translate("test")}</th>
              <th scope="col">{translate("production")}</th>
            </tr>
          </thead>
          <tbody>
            {gatewayAddresses.map(({ id, test, production }) => (
              <tr key={id}>
                <th scope="row" data-label={translate("what")}>
                  {translate(`address.${id}`)}
                </th>
                <td data-label={translate("test")}>
                  <code>{test}</code>
                </td>
                <td data-label={translate("production")}>
                  <span className="production-swap__value">
                    <code>{production}</code>
                    <CopyButton text={production} label={translate(`address.${id}`)} />
                  </span>
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row" data-label={translate("what")}>
                merchantId
              </th>
              <td data-label={translate("test")}>
                <code>{testMerchantId ?? "—"}</code>
              </td>
              <td data-label={translate("production")}>
                {merchantId ? (
                  <span className="production-swap__value">
                    <code>{merchantId}</code>
                    <CopyButton text={merchantId} label="merchantId" />
                  </span>
                ) : (
                  <span className="ui-muted">{translate("notYet")}</span>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <Diff text={diff} />
    </Card>
  );
}

function Diff({ text }: { text: string }) {
  const translate = useTranslations("production.swap");
  return (
    <figure className="production-diff">
      <figcaption>
        {translate("diff")}
        <CopyButton text={text} label={translate("diff")} />
      </figcaption>
      <pre>
        {text.split("\n").map((line) => (
          <span key={line} data-sign={line[0]}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </figure>
  );
}
