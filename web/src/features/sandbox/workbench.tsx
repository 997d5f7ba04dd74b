import type { Country } from "@portal/shared/country.ts";
import type { IssuedKey, Sandbox, Store } from "@portal/shared/sandbox/model.ts";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { FilterSelect } from "../../ui/list/filters.tsx";
import { ViewTabs } from "../../ui/list/view-tabs.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import { type Change, changedAddress, readAddress, views, type WorkbenchAddress } from "./address.ts";
import { CallList } from "./call/call-list.tsx";
import { curlOf, firstCall } from "./call/curl.ts";
import { Command } from "./command.tsx";
import { TransactionList } from "./transaction/transaction-list.tsx";
import "./sandbox.css";

/** The words of codes, statuses and operations come with the first detail that is opened. */
const CallDetail = lazyPart(async () => (await import("./call/call-detail.tsx")).CallDetail);
const TransactionDetail = lazyPart(
  async () => (await import("./transaction/transaction-detail.tsx")).TransactionDetail,
);
const DeliveryList = lazyPart(async () => (await import("./delivery/delivery-list.tsx")).DeliveryList);
const DeliveryDetail = lazyPart(async () => (await import("./delivery/delivery-detail.tsx")).DeliveryDetail);
const Settings = lazyPart(async () => (await import("./keys/settings.tsx")).Settings);

interface WorkbenchProps {
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly country: Country;
  /** Left out for support, who reads along: then there are no keys and settings, and nothing can be done. */
  readonly onIssued?: (issued: IssuedKey) => void;
}

function useAddress(sandbox: Sandbox) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const addressOf = useCallback((change: Change) => changedAddress(search, change), [search]);
  const go = (change: Change, replace = false) =>
    void navigate({ search: addressOf(change) }, { replace, preventScrollReset: true });
  return { address: readAddress(search, sandbox), addressOf, go };
}

/** Calls, transactions, keys and settings of one store; everything that is open has an address. */
export function Workbench({ sandbox, store: first, country, onIssued }: WorkbenchProps) {
  const translate = useTranslations("sandbox.view");
  const { address, addressOf, go } = useAddress(sandbox);
  const { store = first } = address;
  const view = address.view === "settings" && !onIssued ? "calls" : address.view;
  const shown = onIssued ? views : views.filter((one) => one !== "settings");
  return (
    <>
      {sandbox.stores.length > 1 && (
        <div className="sandbox-store">
          <FilterSelect
            label={translate("store")}
            value={store.merchantId}
            choices={sandbox.stores.map(({ merchantId }) => ({ id: merchantId, label: merchantId }))}
            onChange={(chosen) => go({ store: chosen })}
          />
        </div>
      )}
      <ViewTabs
        label={translate("label")}
        views={shown.map((id) => ({ id, label: translate(id), to: addressOf({ view: id }) }))}
        current={view}
      />
      {view === "settings" && onIssued ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Settings {...{ sandbox, store, country, onIssued }} />
        </Suspense>
      ) : (
        <Panes
          key={`${view} ${store.merchantId}`}
          address={{ ...address, view }}
          {...{ addressOf, go, country }}
          mayAct={onIssued !== undefined}
          companyId={sandbox.companyId}
          store={store}
        />
      )}
    </>
  );
}

interface PanesProps {
  readonly address: WorkbenchAddress;
  readonly addressOf: (change: Change) => string;
  readonly go: (change: Change, replace?: boolean) => void;
  readonly country: Country;
  readonly companyId: string;
  readonly store: Store;
  readonly mayAct: boolean;
}

/** The list, and beside it what was opened in it; on a small screen one of the two. */
function Panes({ address, addressOf, go, country, companyId, store, mayAct }: PanesProps) {
  const { merchantId } = store;
  const place = { companyId, merchantId };
  const { view, callId, transactionId, deliveryId, calls, transactions, deliveries } = address;
  const shared = { place, country, addressOf, mayAct };
  const onFilter = (change: Change) => go(change, "text" in change || "state" in change);
  const start = <FirstCall merchantId={merchantId} mayAct={mayAct} />;
  if (view === "calls") {
    return (
      <Split
        detail={
          callId && <CallDetail key={callId} {...shared} callId={callId} onOpen={(id) => go({ call: id })} />
        }
        openId={callId}
        back={addressOf({ call: undefined })}
      >
        <CallList {...shared} filter={calls} openId={callId} onFilter={onFilter} start={start} />
      </Split>
    );
  }
  if (view === "deliveries") {
    return (
      <Split
        detail={deliveryId && <DeliveryDetail key={deliveryId} {...shared} deliveryId={deliveryId} />}
        openId={deliveryId}
        back={addressOf({ delivery: undefined })}
      >
        <Suspense fallback={<Skeleton lines={8} />}>
          <DeliveryList {...shared} filter={deliveries} openId={deliveryId} onFilter={onFilter} />
        </Suspense>
      </Split>
    );
  }
  return (
    <Split
      detail={
        transactionId && <TransactionDetail key={transactionId} {...shared} transactionId={transactionId} />
      }
      openId={transactionId}
      back={addressOf({ transaction: undefined })}
    >
      <TransactionList
        {...shared}
        filter={transactions}
        openId={transactionId}
        onFilter={onFilter}
        start={start}
      />
    </Split>
  );
}

interface SplitProps {
  readonly detail: ReactNode;
  readonly openId: string | undefined;
  readonly back: string;
  readonly children: ReactNode;
}

function Split({ detail, openId, back, children }: SplitProps) {
  const translate = useTranslations("sandbox.view");
  const pane = useFocusOnChange<HTMLDivElement>(openId);
  return (
    <div className="sandbox-split" data-open={openId !== undefined}>
      <div className="sandbox-split__list">{children}</div>
      {detail && (
        <div className="sandbox-split__detail" ref={pane} tabIndex={-1}>
          <Link to={back} className="sandbox-back" preventScrollReset>
            {translate("back")}
          </Link>
          <Suspense fallback={<Skeleton lines={8} />}>{detail}</Suspense>
        </div>
      )}
    </div>
  );
}

/** Where nothing happened yet: how to make something happen, for those who may. */
function FirstCall({ merchantId, mayAct }: { merchantId: string; mayAct: boolean }) {
  const translate = useTranslations("sandbox.empty");
  const [command] = useState(() =>
    curlOf(firstCall(new Date()), { origin: window.location.origin, merchantId }),
  );
  return (
    <>
      <EmptyState title={translate("title")}>{translate("lead")}</EmptyState>
      {mayAct && <Command text={`export MERCHANT_KEY='...'\n${command}`} label={translate("command")} />}
    </>
  );
}
