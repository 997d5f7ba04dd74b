import type { LibrarySamples } from "../sample.ts";

/** Two lines while nobody uses the pinpad. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

void open_for_sales(void) {
    int result = EscreveMensagemPermanentePinPad("LOJA MODELO|CAIXA ABERTO");
    if (result != 0) printf("the idle message was not shown: %d\n", result);
}`,
  pascal: String.raw`procedure OpenForSales;
var
  Code: Integer;
begin
  Code := EscreveMensagemPermanentePinPad('LOJA MODELO|CAIXA ABERTO');
  if Code <> 0 then
    WriteLn('the idle message was not shown: ', Code);
end;`,
  csharp: String.raw`using System;

static class IdleMessage
{
    public static void OpenForSales()
    {
        int result = CliSiTef.EscreveMensagemPermanentePinPad("LOJA MODELO|CAIXA ABERTO");
        if (result != 0) Console.WriteLine("the idle message was not shown: " + result);
    }
}`,
  java: String.raw`class IdleMessage {
    static void openForSales() {
        int result = CliSiTef.LIBRARY.EscreveMensagemPermanentePinPad("LOJA MODELO|CAIXA ABERTO");
        if (result != 0) System.out.println("the idle message was not shown: " + result);
    }
}`,
};
